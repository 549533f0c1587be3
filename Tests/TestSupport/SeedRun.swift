import Foundation
import XCTest

/// Which random cases a property test or a storm runs: `count` seeds from 1 on, so that a run without settings is
/// repeatable. The environment decides otherwise:
/// - `TESSERA_SEED=17` runs that one case: what a failure prints;
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

  /// Runs the cases until one fails, and says which ran. `body` answers what is wrong with the case, or nil.
  public func check(
    _ name: String, file: StaticString = #filePath, line: UInt = #line, _ body: (UInt64) throws -> String?
  ) rethrows {
    print("\(name): \(count) cases, seeds \(first) to \(first &+ UInt64(Swift.max(1, count)) - 1)")
    for seed in self {
      guard let failure = try body(seed) else { continue }
      XCTFail("TESSERA_SEED=\(seed) replays this failure of \(name): \(failure)", file: file, line: line)
      return
    }
  }
}
