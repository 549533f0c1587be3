import Foundation

/// The content view of a cell, header or footer. It notifies its superview when its constraints were solved again.
final class CellContentView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? any ContentHolder)?.contentWasLaidOut()
  }
}
