import Foundation
import XCTest

/// Runs the tests of one target in random order, twice in one process, for `scripts/test-order`.
///
/// XCTest runs tests in the order in which they were found, regardless of filters. If `TESSERA_ORDER` names a target,
/// this replaces the run that XCTest begins: classes are shuffled, as are the methods within each class; the second
/// round has a different order and new objects. `TESSERA_ORDER_SEED` repeats an order.
final class TestOrder: NSObject, XCTestObservation {
  private let target: String
  private let seed: UInt64
  private var isRunning = false

  init(_ target: String, seed: UInt64) {
    self.target = target
    self.seed = seed
  }

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    guard !isRunning else { return }
    isRunning = true
    let all = Self.cases(in: testSuite).filter { String(reflecting: type(of: $0)).hasPrefix(target + ".") }
    guard !all.isEmpty else { return finish("there are no tests in \(target)", failures: 1) }
    var random = SeededRandom(seed: seed)
    var failures = 0
    for round in 1...2 {
      let suite = XCTestSuite(name: "\(target), seed \(seed), round \(round)")
      var classes: [ClassSuite] = []
      for (_, tests) in Dictionary(grouping: all, by: { ObjectIdentifier(type(of: $0)) })
        .sorted(by: { $0.value[0].name < $1.value[0].name })
      {
        let one = ClassSuite(type(of: tests[0]))
        for test in tests.sorted(by: { $0.name < $1.name }).shuffled(using: &random) { one.addTest(Self.copy(test)) }
        classes.append(one)
      }
      for one in classes.shuffled(using: &random) { suite.addTest(one) }
      suite.run()
      failures += suite.testRun?.totalFailureCount ?? 1
    }
    finish("\(target), seed \(seed): \(all.count) tests, twice, \(failures) failures", failures: failures)
  }

  private func finish(_ words: String, failures: Int) {
    print("test-order: \(words)")
    fflush(nil)
    exit(failures == 0 ? 0 : 1)
  }

  private static func cases(in test: XCTest) -> [XCTestCase] {
    if let suite = test as? XCTestSuite { return suite.tests.flatMap { cases(in: $0) } }
    return (test as? XCTestCase).map { [$0] } ?? []
  }

  /// Returns a new object that runs the same test. XCTest does not expose the closure of a test.
  private static func copy(_ test: XCTestCase) -> XCTestCase {
    var mirror: Mirror? = Mirror(reflecting: test)
    while let level = mirror {
      for child in level.children where child.value is XCTestCaseClosure {
        // A mirror copies the two words of a closure as they are stored. A cast would treat them as a closure with a
        // different calling convention, and the call would crash.
        let stored = withUnsafePointer(to: child.value) { UnsafeRawPointer($0).load(as: StoredClosure.self) }
        let name = test.name.split(separator: ".").last.map(String.init) ?? test.name
        return type(of: test).init(name: name, testClosure: stored.closure)
      }
      mirror = level.superclassMirror
    }
    fatalError("test-order: XCTest keeps the closure of \(test.name) elsewhere than it did")
  }

  private struct StoredClosure {
    let closure: XCTestCaseClosure
  }
}

/// A suite with the tests of a class. It calls the set-up of the class before the first test and its tear-down after
/// the last one.
private final class ClassSuite: XCTestSuite {
  private let type: XCTestCase.Type

  init(_ type: XCTestCase.Type) {
    self.type = type
    super.init(name: "\(type)")
  }

  override func setUp() { type.setUp() }
  override func tearDown() { type.tearDown() }
}

/// Called by a C constructor (`TestStart`) before `main`.
@_cdecl("tessera_prepare_tests")
public func prepareTests() {
  guard let target = getenv("TESSERA_ORDER").map({ String(cString: $0) }), !target.isEmpty else { return }
  let seed = getenv("TESSERA_ORDER_SEED").flatMap { UInt64(String(cString: $0)) } ?? .random(in: 1...999_999)
  XCTestObservationCenter.shared.addTestObserver(TestOrder(target, seed: seed))
}
