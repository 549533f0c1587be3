import Foundation

extension UIColor {
  /// How strongly a colour stands out, as the ranks of label colours do.
  public enum Prominence: Int, Sendable {
    /// As the colour is.
    case primary
    /// 60 % of the opacity.
    case secondary
    /// 30 % of the opacity.
    case tertiary
    /// 18 % of the opacity.
    case quaternary

    /// The opacity of the label colour of that rank in the light appearance; what UIKit uses is not published.
    fileprivate var alpha: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// This colour in another rank: the label colours' opacities are applied to it.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    prominence == .primary ? self : withAlphaComponent(prominence.alpha)
  }
}
