import Foundation

/// How often threads have gone to sleep, as the kernel counts it: whoever is not woken does not go to sleep again.
enum Sleeps {
  /// Of the main thread of this process.
  static var ofThread: Int { count("/proc/\(getpid())/status") }

  /// Of all threads of a process.
  static func ofProcess(_ process: Int32) -> Int {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { $0 + count("\(folder)/\($1)/status") }
  }

  private static func count(_ file: String) -> Int {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
    return line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
  }
}
