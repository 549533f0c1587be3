import Foundation

/// A benchmark. `run` is called once for each run and returns the figures. It excludes setup and warm-up from them with
/// `Processor.milliseconds`.
@MainActor
struct Benchmark {
  /// The name, `area.scene`, which `--filter` matches.
  let name: String
  /// The size of the work: the number of items, labels or pixels.
  let n: Int
  let run: @MainActor () throws -> [Metric]

  /// A figure with its name.
  struct Metric {
    let name: String
    let value: Double
    init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a benchmark that measures the CPU milliseconds of a step, after `warmUp` steps that do not count.
  init(
    _ name: String, n: Int, steps: Int, warmUp: Int = 2, metric: String = "cpu_ms",
    setUp: @escaping @MainActor () throws -> @MainActor (Int) -> Void
  ) {
    self.name = name
    self.n = n
    run = {
      let step = try setUp()
      for index in 0..<warmUp { step(index) }
      let cost = Processor.milliseconds { for index in 0..<steps { step(warmUp + index) } }
      return [Metric(metric, cost / Double(max(1, steps)))]
    }
  }

  init(_ name: String, n: Int, run: @escaping @MainActor () throws -> [Metric]) {
    self.name = name
    self.n = n
    self.run = run
  }
}
