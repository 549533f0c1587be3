import Foundation

/// The content-unavailable configuration of a view controller, and the view that shows it.
@MainActor
final class ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
}
