import Foundation

/// A benchmark. `run` is called once for each run and returns the measured values. The closure uses `Processor.measureMilliseconds`, so
/// that the values do not include setup and warm-up.
@MainActor
struct Benchmark {
  /// The name in the form `area.scene`, which the option `--filter` matches.
  let name: String
  /// The size of the work, such as the number of items, labels or pixels.
  let n: Int
  let run: @MainActor () throws -> [Metric]

  /// A measured value. The name usually contains the unit, such as `cpu_ms`.
  struct Metric {
    let name: String
    let value: Double
    init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a benchmark that measures the CPU time of a step in milliseconds. The first `warmUp` steps are performed
  /// but not measured.
  init(
    _ name: String, n: Int, steps: Int, warmUp: Int = 2, metric: String = "cpu_ms",
    setUp: @escaping @MainActor () throws -> @MainActor (Int) -> Void
  ) {
    self.name = name
    self.n = n
    run = {
      let performStep = try setUp()
      for index in 0..<warmUp { performStep(index) }
      let cost = Processor.measureMilliseconds { for index in 0..<steps { performStep(warmUp + index) } }
      return [Metric(metric, cost / Double(max(1, steps)))]
    }
  }

  init(_ name: String, n: Int, run: @escaping @MainActor () throws -> [Metric]) {
    self.name = name
    self.n = n
    self.run = run
  }
}
