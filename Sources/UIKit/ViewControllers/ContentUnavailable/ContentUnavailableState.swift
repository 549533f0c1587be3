import Foundation

/// What a controller shows where it has nothing else to show.
@MainActor
final class ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
}
