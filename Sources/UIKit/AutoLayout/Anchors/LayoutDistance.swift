import Foundation

/// The way from one anchor to another: what `anchorWithOffset(to:)` measures. It stands in constraints like an item that
/// has nothing but a width, or a height.
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

  /// The view that both ends lie in.
  var view: UIView? {
    guard let one = start.flatMap(LayoutItem.view(of:)), let other = end.flatMap(LayoutItem.view(of:)) else {
      return nil
    }
    return one.commonAncestor(with: other)
  }
}
