import Foundation

/// A log of calls, in order.
@MainActor
final class EventLog {
  private(set) var events: [String] = []

  func add(_ event: String) { events.append(event) }

  /// Returns the events and clears the log.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

func brief(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map { String(format: "%g", $0 + 0) }.joined(separator: ",")
}

func brief(_ point: CGPoint) -> String { String(format: "%g,%g", point.x + 0, point.y + 0) }
