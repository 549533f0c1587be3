import Foundation

/// Measures the CPU time of all threads of the process.
enum Processor {
  /// The user and system time of the process in milliseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }

  static func measureMilliseconds(_ body: () throws -> Void) rethrows -> Double {
    let startTime = now
    try body()
    return now - startTime
  }

  /// The memory of the process in megabytes. Shared pages are counted proportionally (PSS).
  static var memory: Double {
    guard let text = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8) else { return 0 }
    for line in text.split(separator: "\n") where line.hasPrefix("Pss:") {
      return (line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
    }
    return 0
  }
}
