import Foundation
import XCTest

/// The random cases that a property test or a stress test runs. By default these are `count` seeds from 1 on, so that a
/// run is repeatable. The environment can change that:
/// - `TESSERA_SEED=17` runs only that case. A failure prints the whole command;
/// - `TESSERA_SEEDS=500000` runs that many cases;
/// - `TESSERA_SEED_FACTOR=10` runs ten times as many cases of each test as otherwise;
/// - `TESSERA_FIRST_SEED=1000` (or `random`) sets the first seed.
public struct SeedRun: Sequence, Sendable {
  /// The first seed.
  public let first: UInt64
  /// The number of seeds.
  public let count: Int

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - release: The number of cases in an optimized build, which `./test` uses.
  ///   - debug: The number of cases in a debug build, in which a case takes ten to fifty times as long.
  public init(release: Int, debug: Int) {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["TESSERA_SEED"].flatMap({ UInt64($0) }) {
      self.init(first: seed, count: 1)
      return
    }
    let begin = environment["TESSERA_FIRST_SEED"]
    let factor = environment["TESSERA_SEED_FACTOR"].flatMap { Double($0) } ?? 1
    let count = Double(Self.isDebug ? debug : release) * factor
    self.init(
      first: begin == "random" ? UInt64.random(in: 0...0xffff_ffff) : begin.flatMap { UInt64($0) } ?? 1,
      count: environment["TESSERA_SEEDS"].flatMap { Int($0) } ?? Int(Swift.min(Swift.max(count.rounded(), 1), 1e9)))
  }

  private init(first: UInt64, count: Int) {
    self.first = first
    self.count = count
  }

  /// A Boolean value that indicates whether this is a build without optimization.
  public static var isDebug: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }

  /// Returns an iterator over the seeds.
  ///
  /// - Returns: The iterator.
  public func makeIterator() -> AnyIterator<UInt64> {
    var seeds = (0..<UInt64(Swift.max(0, count))).makeIterator()
    return AnyIterator { seeds.next().map { first &+ $0 } }
  }

  /// Runs the cases of a test until one fails, and prints which cases ran. If a case fails or traps, prints the command
  /// that repeats it.
  ///
  /// - Parameters:
  ///   - name: The name of the property, for messages.
  ///   - test: The test.
  ///   - file: The file for failures.
  ///   - line: The line for failures.
  ///   - body: A closure that runs the case of a seed and returns its problem, or `nil`.
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

  /// Returns the command that runs one case of a test in a build like this one.
  static func command(_ seed: UInt64, _ test: String) -> String {
    "TESSERA_SEED=\(seed) ./test\(isDebug ? "" : " --optimized") --filter \(test)"
  }
}
