import Foundation
import RuntimeInterface

/// The line protocol of the side-by-side measurement: `MARK name` and wait for an answer, `METRIC name value`.
enum PeerProtocol {
  /// Tells the harness where we are and waits until it has read the clocks.
  static func mark(_ name: String) {
    write("MARK \(name)\n")
    guard readLine() != nil else { exit(1) }
  }

  static func metric(_ name: String, _ value: Double) {
    write("METRIC \(name) \(String(format: "%.3f", value))\n")
  }

  private static func write(_ line: String) {
    StandardStream.output.write(line)
  }
}
