import Foundation

/// One measured piece of work. `run` is called once for each run and returns its figures; what lies outside of the
/// measured part (making the scene, warming up) it keeps out of them with `Processor.milliseconds`.
@MainActor
struct Benchmark {
  /// `area.scene`, as `--filter` finds it.
  let name: String
  /// The size of the work: items, labels, pixels.
  let n: Int
  let run: @MainActor () throws -> [Metric]

  struct Metric {
    let name: String
    let value: Double
    init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// Measures `step` alone: CPU milliseconds a step, after `warmUp` steps that don't count.
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
