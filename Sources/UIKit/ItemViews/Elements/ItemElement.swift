import Foundation

/// An element of an item view that has a view: a cell, a supplementary view (a header, a footer), a decoration view.
@MainActor
protocol ItemElement: AnyObject {
  /// The type of the views of elements.
  associatedtype View: UIView

  /// What the element is, and its place by the numbers of the last update.
  var key: ElementKey { get set }

  /// The view that shows it.
  var view: View { get }

  /// Returns whether an element comes before another one in the order in which an item view keeps its elements.
  static func precedes(_ first: Self, _ second: Self) -> Bool

  /// The change with which it disappears; nil while it stays.
  var update: RunningUpdate<Self>? { get set }
}
