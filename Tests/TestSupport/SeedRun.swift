import Foundation
import XCTest

/// Which random cases a property test or a storm runs: `count` seeds from 1 on, so that a run without settings is
/// repeatable. The environment decides otherwise:
/// - `TESSERA_SEED=17` runs that one case: a failure prints the whole command;
/// - `TESSERA_SEEDS=500000` runs that many cases;
/// - `TESSERA_FIRST_SEED=1000` (or `random`) begins elsewhere.
public struct SeedRun: Sequence {
  public let first: UInt64
  public let count: Int

  /// - Parameters:
  ///   - release: How many cases an optimized build runs: `./test` runs one.
  ///   - debug: How many a debug build runs, where one case costs ten to fifty times as much.
  public init(release: Int, debug: Int) {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["TESSERA_SEED"].flatMap({ UInt64($0) }) {
      self.init(first: seed, count: 1)
      return
    }
    let begin = environment["TESSERA_FIRST_SEED"]
    self.init(
      first: begin == "random" ? UInt64.random(in: 0...0xffff_ffff) : begin.flatMap { UInt64($0) } ?? 1,
      count: environment["TESSERA_SEEDS"].flatMap { Int($0) } ?? (Self.isDebug ? debug : release))
  }

  private init(first: UInt64, count: Int) {
    self.first = first
    self.count = count
  }

  /// Whether this is a build without optimization.
  public static var isDebug: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }

  public func makeIterator() -> AnyIterator<UInt64> {
    var seeds = (0..<UInt64(Swift.max(0, count))).makeIterator()
    return AnyIterator { seeds.next().map { first &+ $0 } }
  }

  /// Runs the cases of a test until one fails, and says which ran. `body` answers what is wrong with the case, or nil. A
  /// failure, also a trap in the middle of it, prints the command that replays the case.
  public func check(
    _ name: String, in test: XCTestCase, file: StaticString = #filePath, line: UInt = #line,
    _ body: (UInt64) throws -> String?
  ) rethrows {
    print("\(name): \(count) cases, seeds \(first) to \(first &+ UInt64(Swift.max(1, count)) - 1)")
    defer { CrashNote.set(nil) }
    for seed in self {
      let command = Self.command(seed, test.name)
      CrashNote.set("\(name) died. To replay it: \(command)")
      guard let failure = try body(seed) else { continue }
      XCTFail("\(name): \(failure)\n  To replay it: \(command)", file: file, line: line)
      return
    }
  }

  /// Runs one case of a test, by its name in reports, in a build like this one.
  static func command(_ seed: UInt64, _ test: String) -> String {
    "TESSERA_SEED=\(seed) ./test\(isDebug ? "" : " --optimized") --filter \(test)"
  }
}
