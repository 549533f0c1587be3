import Foundation

/// The state of the first responder if it is inside of a cell, header or footer of a table or collection view.
@MainActor
struct ItemResponder<Element: ItemElement> {
  /// The element off screen whose hidden view contains the first responder, or `nil` if there is none.
  ///
  /// As in UIKit, such a view keeps its item while it is scrolled off screen, so that the user continues to edit that item.
  var hiddenElement: Element?
  /// Indicates whether the first responder is being asked to resign, which can call the application.
  var isResigning = false
}
