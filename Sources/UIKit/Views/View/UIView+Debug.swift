import Foundation

extension UIView {
  /// UIKit's form: class, address, frame and what is out of the ordinary.
  package final var debugLine: String {
    func short(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : String(format: "%g", value) }
    let frame = backingLayer.frame
    let place = [frame.minX, frame.minY, frame.width, frame.height].map(short)
    var parts = ["frame = (\(place[0]) \(place[1]); \(place[2]) \(place[3]))"]
    if !backingLayer.transformIsIdentity { parts.append("transform = \(transform)") }
    if alpha != 1 { parts.append("alpha = \(short(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.shortNames)") }
    if let color = backgroundColor { parts.append("backgroundColor = \(color)") }
    return "<\(debugName); \(parts.joined(separator: "; "))>"
  }

  /// Class and address.
  nonisolated package final var debugName: String {
    "\(type(of: self)): 0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
  }
}

extension UIView.AutoresizingMask {
  /// As UIKit prints them: W, H, LM, RM, TM, BM joined by "+".
  package var shortNames: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
