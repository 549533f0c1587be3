import Combine
import UIKit
import XCTest

@testable import Board

class CombineTests: XCTestCase {
  private var tokens: Set<AnyCancellable> = []

  class Score: ObservableObject {
    @Published var points = 0
    @Published var name = "Ann"
  }

  func testPublishedProperties() {
    let score = Score()
    var seen: [String] = []
    score.$points.combineLatest(score.$name).sink { seen.append("\($0) \($1)") }.store(in: &tokens)
    score.points = 2
    score.name = "Ben"
    XCTAssertEqual(seen, ["0 Ann", "2 Ann", "2 Ben"])
  }

  func testJoinedPublishers() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var merged: [Int] = []
    var ended = 0
    first.merge(with: second).sink(receiveCompletion: { _ in ended += 1 }, receiveValue: { merged.append($0) })
      .store(in: &tokens)
    var many: [Int] = []
    Publishers.MergeMany([first, second]).sink { many.append($0) }.store(in: &tokens)
    var latest: [Int] = []
    Publishers.CombineLatest3(first, second, Just(10)).map { $0 + $1 + $2 }.sink { latest.append($0) }
      .store(in: &tokens)
    first.send(1)
    second.send(2)
    first.send(3)
    first.send(completion: .finished)
    XCTAssertEqual(ended, 0)
    second.send(completion: .finished)
    XCTAssertEqual(merged, [1, 2, 3])
    XCTAssertEqual(many, [1, 2, 3])
    XCTAssertEqual(latest, [13, 15])
    XCTAssertEqual(ended, 1)
    tokens.removeAll()
  }

  func testErrorsAndCancelling() {
    struct Failure: Error {}
    let first = PassthroughSubject<Int, Error>()
    let second = PassthroughSubject<Int, Error>()
    var log: [String] = []
    let token = first.merge(with: second).sink(
      receiveCompletion: { log.append("\($0)".hasPrefix("failure") ? "failure" : "finished") },
      receiveValue: { log.append("\($0)") })
    first.send(1)
    second.send(completion: .failure(Failure()))
    first.send(2)
    XCTAssertEqual(log, ["1", "failure"])
    token.cancel()
  }

  func testFoundation() {
    let person = Person()
    var names: [String] = []
    person.publisher(for: \.name).sink { names.append($0) }.store(in: &tokens)
    person.name = "Cat"
    XCTAssertEqual(names, ["Ann", "Cat"])
    let center = NotificationCenter()
    var notes = 0
    center.publisher(for: Notification.Name("a")).sink { _ in notes += 1 }.store(in: &tokens)
    center.post(name: Notification.Name("a"), object: nil)
    XCTAssertEqual(notes, 1)
    let received = expectation(description: "received")
    Just(1).receive(on: DispatchQueue.main).sink { _ in received.fulfill() }.store(in: &tokens)
    wait(for: [received], timeout: 5)
  }
}
