import Foundation

/// The number of times that threads have gone to sleep, as counted by the kernel. It increases after each wake-up.
enum Sleeps {
  /// The number of sleeps of this process's main thread.
  static var ofThread: Int { count("/proc/\(getpid())/status") }

  /// Returns the number of sleeps of all threads of a process.
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
