import Foundation

/// An element of an item view and its view: a cell, a supplementary view (header or footer) or a decoration view.
@MainActor
protocol ItemElement: AnyObject {
  /// The type of the elements' views.
  associatedtype View: UIView

  /// The kind and the indexes of the element after the last update.
  var key: ElementKey { get set }

  /// The view of the element.
  var view: View { get }

  /// Returns whether an element precedes another one in the order in which an item view stores its elements.
  static func precedes(_ first: Self, _ second: Self) -> Bool

  /// The update with which the element disappears, or `nil` if the element is not disappearing.
  var update: RunningUpdate<Self>? { get set }
}
