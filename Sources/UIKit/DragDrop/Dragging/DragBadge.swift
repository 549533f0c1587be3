import CoreGraphics
import Foundation
import QuartzCore

/// The badge beside dragged items, which shows the number of items and the effect of a drop.
///
/// A plus sign indicates a copy. A crossed circle indicates that the destination does not accept the items at present
/// (UIDropInteraction.h: "a special symbol to be displayed on the drag image"). A move has no sign, and a single item
/// has no number.
@MainActor package final class DragBadge: UIView {
  package enum Sign { case none, copy, forbidden }

  private static let height: CGFloat = 24
  private static let signLength: CGFloat = 11
  private let label = UILabel()
  private let signLayer = CAShapeLayer()
  package private(set) var sign = Sign.none
  package private(set) var count = 0

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.height, height: Self.height))
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = Self.height / 2
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 2
    layer.shadowOffset = CGSize(width: 0, height: 1)
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
    signLayer.strokeColor = UIColor.white.cgColor
    signLayer.fillColor = nil
    signLayer.lineWidth = 2
    signLayer.lineCap = .round
    layer.addSublayer(signLayer)
  }

  package required init?(coder: NSCoder) { nil }

  func show(count: Int, sign: Sign) {
    guard count != self.count || sign != self.sign else { return }
    self.count = count
    self.sign = sign
    isHidden = count < 2 && sign == .none
    guard !isHidden else { return }
    switch sign {
    case .none: backgroundColor = .systemBlue
    case .copy: backgroundColor = .systemGreen
    case .forbidden: backgroundColor = .systemGray
    }
    label.text = count > 1 ? "\(count)" : nil
    let text = count > 1 ? label.sizeThatFits(CGSize(width: 100, height: Self.height)).width : 0
    let signWidth = sign == .none ? 0 : Self.signLength
    let gap: CGFloat = text > 0 && signWidth > 0 ? 4 : 0
    let width = max(Self.height, text + signWidth + gap + 13)
    bounds = CGRect(x: 0, y: 0, width: width, height: Self.height)
    let contentX = (width - text - signWidth - gap) / 2
    label.frame = CGRect(x: contentX + signWidth + gap, y: 0, width: text, height: Self.height)
    signLayer.path = path(
      of: sign, in: CGRect(x: contentX, y: (Self.height - signWidth) / 2, width: signWidth, height: signWidth))
  }

  private func path(of sign: Sign, in rect: CGRect) -> CGPath? {
    let path = UIBezierPath()
    switch sign {
    case .none: return nil
    case .copy:
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    case .forbidden:
      path.append(UIBezierPath(ovalIn: rect))
      let halfExtent = rect.width / 2 * 0.7071
      path.move(to: CGPoint(x: rect.midX - halfExtent, y: rect.midY - halfExtent))
      path.addLine(to: CGPoint(x: rect.midX + halfExtent, y: rect.midY + halfExtent))
    }
    return path.cgPath
  }

  /// Fades the badge out and removes it at the end of the drag.
  func disappear() {
    guard superview != nil else { return }
    UIView.animate(withDuration: 0.15, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
  }
}
