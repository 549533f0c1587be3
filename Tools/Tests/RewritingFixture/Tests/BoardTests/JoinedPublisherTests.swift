import Combine
import XCTest

/// Publishers that join the values of others. Source: Apple's documentation of `combineLatest(_:)`, which publishes "after each of the
/// publishers has published at least one value".
final class JoinedPublisherTests: XCTestCase {
  private var tokens: Set<AnyCancellable> = []

  func testOptionalValuesAreAwaited() {
    let first = PassthroughSubject<Int?, Never>()
    let second = PassthroughSubject<String?, Never>()
    let third = PassthroughSubject<Int?, Never>()
    let fourth = PassthroughSubject<Int?, Never>()
    var pairs: [String] = []
    var triples = 0
    var quadruples = 0
    first.combineLatest(second).sink { pairs.append("\($0 ?? -1) \($1 ?? "nil")") }.store(in: &tokens)
    first.combineLatest(second, third).sink { _ in triples += 1 }.store(in: &tokens)
    first.combineLatest(second, third, fourth).sink { _ in quadruples += 1 }.store(in: &tokens)
    first.send(1)
    XCTAssertEqual(pairs, [], "the second publisher has published nothing")
    second.send(nil)
    first.send(nil)
    second.send("a")
    XCTAssertEqual(pairs, ["1 nil", "-1 nil", "-1 a"])
    XCTAssertEqual(triples, 0)
    third.send(nil)
    XCTAssertEqual(triples, 1)
    XCTAssertEqual(quadruples, 0)
    fourth.send(nil)
    XCTAssertEqual(quadruples, 1)
  }

  func testOptionalValuesAreMerged() {
    let first = PassthroughSubject<Int?, Never>()
    let second = PassthroughSubject<Int?, Never>()
    var values: [Int?] = []
    first.merge(with: second).sink { values.append($0) }.store(in: &tokens)
    first.send(nil)
    second.send(2)
    XCTAssertEqual(values, [nil, 2])
  }

  /// Failures of several threads complete the subscriber once.
  func testASubscriberIsCompletedOnce() {
    for _ in 0..<50 {
      let subjects = (0..<4).map { _ in PassthroughSubject<Int, URLError>() }
      let log = CompletionLog()
      Publishers.MergeMany(subjects).sink(receiveCompletion: { _ in log.add() }, receiveValue: { _ in })
        .store(in: &tokens)
      DispatchQueue.concurrentPerform(iterations: 4) { subjects[$0].send(completion: .failure(URLError(.cancelled))) }
      XCTAssertEqual(log.count, 1)
    }
  }
}

private final class CompletionLog: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0
  var count: Int { lock.withLock { value } }
  func add() { lock.withLock { value += 1 } }
}
