import Foundation

/// Archives of views contain the values that views have in nibs. Values that are the default are left out.
extension UIView: ArchivedObject {
  private enum Key {
    static let bounds = "UIBounds"
    static let center = "UICenter"
    static let transform = "UIViewTransform"
    static let subviews = "UISubviews"
    static let tag = "UITag"
    static let isHidden = "UIHidden"
    static let alpha = "UIAlpha"
    static let backgroundColor = "UIBackgroundColor"
    static let tintColor = "UITintColor"
    static let isOpaque = "UIOpaque"
    static let clipsToBounds = "UIClipsToBounds"
    static let contentMode = "UIContentMode"
    static let autoresizingMask = "UIAutoresizingMask"
    static let autoresizesSubviews = "UIAutoresizeSubviews"
    static let isUserInteractionEnabled = "UIUserInteractionEnabled"
    static let isMultipleTouchEnabled = "UIMultipleTouchEnabled"
    static let accessibilityIdentifier = "UIAccessibilityIdentifier"
  }

  final func encodeArchive(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(bounds, forKey: Key.bounds)
    coder.encode(center, forKey: Key.center)
    if !transform.isIdentity { coder.encode(transform, forKey: Key.transform) }
    coder.encode(tag, forKey: Key.tag)
    coder.encode(isHidden, forKey: Key.isHidden)
    coder.encode(Double(alpha), forKey: Key.alpha)
    if let backgroundColor { coder.encode(backgroundColor, forKey: Key.backgroundColor) }
    if let color = extras?.tintColor { coder.encode(color, forKey: Key.tintColor) }
    coder.encode(isOpaque, forKey: Key.isOpaque)
    coder.encode(clipsToBounds, forKey: Key.clipsToBounds)
    coder.encode(contentMode.rawValue, forKey: Key.contentMode)
    coder.encode(Int(clamping: autoresizingMask.rawValue), forKey: Key.autoresizingMask)
    coder.encode(autoresizesSubviews, forKey: Key.autoresizesSubviews)
    coder.encode(isUserInteractionEnabled, forKey: Key.isUserInteractionEnabled)
    coder.encode(isMultipleTouchEnabled, forKey: Key.isMultipleTouchEnabled)
    coder.encodeString(accessibilityIdentifier, forKey: Key.accessibilityIdentifier)
    let views = archivedContainer?.subviews.filter { !$0.isPartOfUIKit } ?? []
    if !views.isEmpty { coder.encode(NSArray(array: views), forKey: Key.subviews) }
  }

  final func decodeViewArchive(from coder: NSCoder) {
    if coder.containsValue(forKey: Key.bounds) { bounds = coder.decodeCGRect(forKey: Key.bounds) }
    if coder.containsValue(forKey: Key.center) { center = coder.decodeCGPoint(forKey: Key.center) }
    if coder.containsValue(forKey: Key.transform) { transform = coder.decodeCGAffineTransform(forKey: Key.transform) }
    tag = coder.decodeInt(forKey: Key.tag)
    decodeAppearance(from: coder)
    if coder.containsValue(forKey: Key.contentMode),
      let mode = ContentMode(rawValue: coder.decodeInteger(forKey: Key.contentMode))
    {
      contentMode = mode
    }
    if coder.containsValue(forKey: Key.autoresizingMask) {
      autoresizingMask = AutoresizingMask(rawValue: UInt(clamping: coder.decodeInteger(forKey: Key.autoresizingMask)))
    }
    // The subviews already have frames for the decoded size.
    for view in coder.decodeArray(of: UIView.self, forKey: Key.subviews) ?? [] { addArchivedSubview(view) }
    if coder.containsValue(forKey: Key.autoresizesSubviews) {
      autoresizesSubviews = coder.decodeBool(forKey: Key.autoresizesSubviews)
    }
    if let identifier = coder.decodeString(forKey: Key.accessibilityIdentifier) { accessibilityIdentifier = identifier }
  }

  private func decodeAppearance(from coder: NSCoder) {
    func flag(_ key: String) -> Bool? { coder.containsValue(forKey: key) ? coder.decodeBool(forKey: key) : nil }
    if let value = flag(Key.isHidden) { isHidden = value }
    if let value = coder.decodeNumber(forKey: Key.alpha) { alpha = value }
    if let color = coder.decodeValue(UIColor.self, forKey: Key.backgroundColor) { backgroundColor = color }
    if let color = coder.decodeValue(UIColor.self, forKey: Key.tintColor) { tintColor = color }
    if let value = flag(Key.isOpaque) { isOpaque = value }
    if let value = flag(Key.clipsToBounds) { clipsToBounds = value }
    if let value = flag(Key.isUserInteractionEnabled) { isUserInteractionEnabled = value }
    if let value = flag(Key.isMultipleTouchEnabled) { isMultipleTouchEnabled = value }
  }

  /// Indicates whether a class of UIKit that is not public creates the view, such as a scroll indicator.
  private var isPartOfUIKit: Bool {
    let name = String(reflecting: Swift.type(of: self))
    return name.hasPrefix("UIKit.") && !name.hasPrefix("UIKit.UI")
  }
}
