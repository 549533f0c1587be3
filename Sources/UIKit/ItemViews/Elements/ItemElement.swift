import Foundation

/// An element of a table or collection view that has a view. It is a cell, a supplementary view (header or footer) or a
/// decoration view.
@MainActor
protocol ItemElement: AnyObject {
  /// The base class of the elements' views.
  associatedtype View: UIView

  /// The key of the element: its kind and its indexes after the last update.
  var key: ElementKey { get set }

  /// The view that shows the element.
  var view: View { get }

  /// Returns whether an element is before another element in the order of an `ElementStore`.
  static func precedes(_ first: Self, _ second: Self) -> Bool

  /// The update in progress in which the element disappears, or `nil` if it is not disappearing.
  var update: RunningUpdate<Self>? { get set }
}
