import Foundation
import WindowHost

extension WindowHost {
  /// The maximum time to wait for expected events, in seconds. Tests take that long only if the events do not arrive.
  static let timeout: TimeInterval = 180

  /// Runs the host until `condition` is true. If events are missing, the following assertions of the test fail.
  func serve(until condition: @escaping @MainActor () -> Bool) { serve(seconds: Self.timeout, until: condition) }

  /// Runs the host until `condition` is true or a time has passed.
  func serve(seconds: TimeInterval, until condition: @escaping @MainActor () -> Bool = { false }) {
    // Released at the end: on Linux invalid timers retain their blocks and everything that these capture.
    var condition: (@MainActor () -> Bool)? = condition
    // `Timer(timeInterval:)` fires immediately on Linux, hence the dates.
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.003), interval: 0.003, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { if condition?() ?? true { self?.stop() } }
    }
    RunLoop.main.add(timer, forMode: .common)
    let end = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.stop() }
    }
    RunLoop.main.add(end, forMode: .common)
    run()
    timer.invalidate()
    end.invalidate()
    condition = nil
  }
}
