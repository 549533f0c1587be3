import Foundation

/// An element of an item view with its view: a cell, a supplementary view (header or footer) or a decoration view.
@MainActor
protocol ItemElement: AnyObject {
  /// The type of the views of elements.
  associatedtype View: UIView

  /// The kind of the element and its indexes after the last update.
  var key: ElementKey { get set }

  /// The view that shows it.
  var view: View { get }

  /// Returns whether an element comes before another one in the order in which an item view keeps its elements.
  static func precedes(_ first: Self, _ second: Self) -> Bool

  /// The update in which the element disappears, or `nil` if it does not.
  var update: RunningUpdate<Self>? { get set }
}
