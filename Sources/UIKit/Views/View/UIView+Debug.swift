import Foundation

extension UIView {
  /// The description of the view in UIKit's format: class, address, frame, properties with unusual values, the layer,
  /// and details of the class.
  ///
  /// The order is that of descriptions printed by UIKit (iOS 13 and later): `<App.Cell: 0x1; baseClass =
  /// UITableViewCell; frame = (0 90; 390 90); text = ''; alpha = 0; hidden = YES; clipsToBounds = YES; opaque = NO;
  /// autoresize = W; autoresizesSubviews = NO; userInteractionEnabled = NO; tag = 1; gestureRecognizers = <NSArray:
  /// 0x2>; backgroundColor = …; layer = <CALayer: 0x3>>`.
  package final var debugLine: String {
    let format = Self.shortNumber
    let frame = backingLayer.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(format)
    var parts = baseClassForDescription.map { ["baseClass = \($0)"] } ?? []
    parts.append("frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))")
    if let text = textForDescription { parts.append("text = '\(text)'") }
    if !backingLayer.transformIsIdentity { parts.append("transform = \(transform)") }
    if alpha != 1 { parts.append("alpha = \(format(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.shortNames)") }
    if !autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let first = gestureRecognizers?.first {
      // UIKit prints the address of its NSArray. A Swift array has no address, so the first recognizer's address
      // identifies it instead.
      parts.append("gestureRecognizers = <NSArray: \(Self.address(of: first))>")
    }
    if let color = backgroundColor { parts.append("backgroundColor = \(color)") }
    parts.append("layer = \(Self.shortDescription(of: backingLayer))")
    parts += descriptionDetails
    return "<\(debugName); \(parts.joined(separator: "; "))>"
  }

  /// The nearest UIKit class from which the view's class inherits. It is nil for UIKit's own classes and for direct
  /// subclasses of `UIView`.
  private var baseClassForDescription: String? {
    var mirror = Mirror(reflecting: self)
    guard !Self.isUIKitClass(mirror.subjectType) else { return nil }
    while !Self.isUIKitClass(mirror.subjectType), let superclassMirror = mirror.superclassMirror {
      mirror = superclassMirror
    }
    return mirror.subjectType == UIView.self ? nil : "\(mirror.subjectType)"
  }

  /// A string with the class and the address of the view.
  nonisolated package final var debugName: String {
    "\(type(of: self)): \(Self.address(of: self))"
  }

  /// Formats a number for descriptions. Whole numbers have no fraction, and others have six significant digits.
  nonisolated package static func shortNumber(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : String(format: "%g", value)
  }

  /// Returns a string with the class and address of an object, such as `<CALayer: 0x1>`, or `(null)` for nil.
  nonisolated package static func shortDescription(of object: AnyObject?) -> String {
    object.map { "<\(type(of: $0)): \(address(of: $0))>" } ?? "(null)"
  }

  /// Returns the address of an object in hexadecimal, as descriptions contain it.
  nonisolated static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  private static func isUIKitClass(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }
}

extension UIView.AutoresizingMask {
  /// The names of the members of an autoresizing mask as UIKit prints them: W, H, LM, RM, TM, BM joined by "+".
  package var shortNames: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
