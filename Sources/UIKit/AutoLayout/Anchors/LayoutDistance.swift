import Foundation

/// The distance between two anchors, which `anchorWithOffset(to:)` creates. Constraints treat it as an item that has
/// only a width or only a height.
@MainActor package final class LayoutDistance {
  private(set) weak var start: AnyObject?
  let startAttribute: NSLayoutConstraint.Attribute
  private(set) weak var end: AnyObject?
  let endAttribute: NSLayoutConstraint.Attribute

  init(
    from start: AnyObject?, _ startAttribute: NSLayoutConstraint.Attribute, to end: AnyObject?,
    _ endAttribute: NSLayoutConstraint.Attribute
  ) {
    self.start = start
    self.startAttribute = startAttribute
    self.end = end
    self.endAttribute = endAttribute
  }

  /// The nearest common ancestor of the two items, or nil if there is none or an item was deallocated.
  var view: UIView? {
    guard let startView = start.flatMap(LayoutItem.view(of:)), let endView = end.flatMap(LayoutItem.view(of:)) else {
      return nil
    }
    return startView.commonAncestor(with: endView)
  }
}
