import CX11
import Foundation
import RuntimeInterface

/// A request for the content of a selection, until its owner has sent all of it.
@MainActor
final class PendingRequest {
  let selection: Atom
  let target: Atom
  /// The property of the application's window to which the owner writes.
  let property: Atom
  /// Indicates whether the owner sends the content in pieces (`INCR`).
  var isIncremental = false
  var value: SelectionValue?
  private(set) var result: Result<SelectionValue, SelectionFailure>?
  private(set) var lastProgress = FrameClock.machineTime
  private let start = FrameClock.machineTime
  private let done: (Result<SelectionValue, SelectionFailure>) -> Void

  /// The maximum interval in seconds between two messages of an owner.
  nonisolated static let timeout: TimeInterval = 1
  /// The maximum duration of a request in seconds, even if its owner is still sending pieces.
  nonisolated static let maximumDuration: TimeInterval = 3

  init(
    selection: Atom, target: Atom, property: Atom,
    done: @escaping (Result<SelectionValue, SelectionFailure>) -> Void
  ) {
    self.selection = selection
    self.target = target
    self.property = property
    self.done = done
  }

  /// The time at which the request fails if the owner has not sent any more data.
  var deadline: TimeInterval { min(lastProgress + Self.timeout, start + Self.maximumDuration) }

  func recordProgress() { lastProgress = FrameClock.machineTime }

  /// Ends the request once. Later calls have no effect.
  func finish(_ result: Result<SelectionValue, SelectionFailure>) {
    guard self.result == nil else { return }
    self.result = result
    done(result)
  }
}
