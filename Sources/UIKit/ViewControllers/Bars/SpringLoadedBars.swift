import CoreGraphics
import Foundation

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {
  private static let springLoadedKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// A Boolean value that determines whether a drag that pauses over the button performs its action. The default is
  /// `false`. An item with a custom view is not activated.
  public var isSpringLoaded: Bool {
    get { objc_getAssociatedObject(self, Self.springLoadedKey) as? Bool ?? false }
    set {
      objc_setAssociatedObject(self, Self.springLoadedKey, newValue ? true : nil, .OBJC_ASSOCIATION_RETAIN)
      (barView as? BarItemView)?.updateSpringLoading()
    }
  }
}

extension BarItemView {
  /// Applies `isSpringLoaded` of the item.
  func updateSpringLoading() {
    setAutomaticSpringLoading(item.isSpringLoaded) { [weak self] _ in
      guard let self, item.isEnabled, item.customView == nil, !item.isSpace else { return nil }
      return AutomaticSpringLoading.Target(view: self) { [weak self] in self?.activate() }
    }
  }
}

extension UITabBar: UISpringLoadedInteractionSupporting {
  /// A Boolean value that determines whether a drag that pauses over an item selects it. The default is `false`.
  public var isSpringLoaded: Bool {
    get { hasAutomaticSpringLoading }
    set {
      setAutomaticSpringLoading(newValue) { [weak self] point in
        guard let self,
          let button = tabButtons.first(where: { $0.point(inside: $0.convert(point, from: self), with: nil) }),
          button.item.isEnabled
        else { return nil }
        return AutomaticSpringLoading.Target(view: button) { [weak self, item = button.item] in
          self?.handleTap(on: item)
        }
      }
    }
  }
}
