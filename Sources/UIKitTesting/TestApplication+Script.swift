import CoreGraphics
import Foundation
import UIKit

extension TestApplication {
  /// Executes a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - folder: The folder that paths of snapshots are relative to, or nil for the current directory.
  /// - Throws: A `TestFailure` with the number of the line that failed.
  public func run(_ script: TestScript, folder: URL? = nil) throws {
    for line in script.lines {
      do { try perform(line.command, folder: folder) } catch {
        throw TestFailure("line \(line.number): \(error)")
      }
    }
  }

  private func perform(_ command: TestScript.Command, folder: URL?) throws {
    switch command {
    case .tap(let point, let count): tap(at: point, count: count)
    case .click(let point, let button): click(at: point, button: button)
    case .press(let point, let seconds): longPress(at: point, duration: seconds)
    case .drag(let start, let end, let seconds): drag(from: start, to: end, duration: seconds)
    case .pinch(let point, let startDistance, let to): pinch(at: point, from: startDistance, to: to)
    case .wheel(let point, let x, let y): wheel(at: point, notches: CGPoint(x: x, y: y))
    case .touchpad(let point, let dx, let dy): touchpad(at: point, delta: CGPoint(x: dx, y: dy))
    case .hover(let point):
      hover(at: point)
      frame()
    case .key(let usage, let flags): key(usage, modifiers: flags)
    case .text(let text): type(text)
    case .wait(let seconds): wait(seconds)
    case .idle: try waitUntilIdle()
    case .settle(let seconds):
      settle(seconds)
      if let isLoading { try wait(until: { !isLoading() }, "the end of loading") }
    case .resize(let size): resize(to: size)
    case .snapshot(let path):
      let url =
        path.hasPrefix("/") || folder == nil
        ? URL(fileURLWithPath: path) : folder!.appendingPathComponent(path)
      try snapshot().write(to: url)
    }
  }

  /// Advances the frame clock frame by frame, and processes the main queue between frames.
  ///
  /// - Parameter seconds: The time in seconds of the frame clock.
  public func wait(_ seconds: TimeInterval) {
    let end = time + seconds
    while time < end - 1e-9 {
      advance(by: min(1.0 / 60, end - time))
      pump()
    }
  }

  /// Waits in real time for work on other threads. Frames are produced during this time.
  ///
  /// - Parameter seconds: The time in seconds of the machine's clock.
  public func settle(_ seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      pump(0.004)
      frame()
    }
  }
}
