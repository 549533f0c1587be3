import Foundation
import RuntimeInterface

/// The protocol between an application and the harness that compares toolkits. The protocol has two kinds of lines: `METRIC name
/// value`, and `MARK name`, after which the application waits for a reply.
enum PeerProtocol {
  /// Reports a mark, which is a point in the workload, and waits until the harness has read the clocks.
  static func mark(_ name: String) {
    write("MARK \(name)\n")
    guard readLine() != nil else { exit(1) }
  }

  /// Reports a measured value with its name.
  static func reportMetric(_ name: String, _ value: Double) {
    write("METRIC \(name) \(String(format: "%.3f", value))\n")
  }

  private static func write(_ line: String) {
    StandardStream.output.write(line)
  }
}
