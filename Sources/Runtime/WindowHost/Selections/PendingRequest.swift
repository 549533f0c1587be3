import CX11
import Foundation
import RuntimeInterface

/// A request for the content of a selection, until its owner has sent all of it.
@MainActor
final class PendingRequest {
  let selection: Atom
  let target: Atom
  /// The property of our window to which the owner writes.
  let property: Atom
  /// Indicates whether the owner sends the content in pieces (`INCR`).
  var isIncremental = false
  var value: SelectionValue?
  private(set) var result: Result<SelectionValue, SelectionFailure>?
  private(set) var lastProgress = FrameClock.machine
  private let start = FrameClock.machine
  private let done: (Result<SelectionValue, SelectionFailure>) -> Void

  /// The time in seconds for which an owner may send nothing.
  static let patience: TimeInterval = 1
  /// The time in seconds after which a request ends even if its owner still sends pieces.
  static let longest: TimeInterval = 3

  init(
    selection: Atom, target: Atom, property: Atom,
    done: @escaping (Result<SelectionValue, SelectionFailure>) -> Void
  ) {
    self.selection = selection
    self.target = target
    self.property = property
    self.done = done
  }

  /// The time at which the request fails unless the owner sends something before.
  var deadline: TimeInterval { min(lastProgress + Self.patience, start + Self.longest) }

  func noteProgress() { lastProgress = FrameClock.machine }

  /// Ends the request once. Later calls have no effect.
  func finish(_ result: Result<SelectionValue, SelectionFailure>) {
    guard self.result == nil else { return }
    self.result = result
    done(result)
  }
}
