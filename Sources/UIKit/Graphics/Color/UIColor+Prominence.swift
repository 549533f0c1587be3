import Foundation

extension UIColor {
  /// The level of prominence of a color, from primary to quaternary. The levels correspond to those of the label colors.
  public enum Prominence: Int, Sendable {
    /// The color with its original opacity.
    case primary
    /// The color with an opacity of 60 %, whatever its original opacity is.
    case secondary
    /// The color with an opacity of 30 %, whatever its original opacity is.
    case tertiary
    /// The color with an opacity of 18 %, whatever its original opacity is.
    case quaternary

    /// The opacity of this level. The opacity equals that of the corresponding label color in the light appearance. UIKit's values are
    /// not published.
    fileprivate var alpha: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// Returns the color with the opacity of a level of prominence.
  ///
  /// - Parameter prominence: The level of prominence.
  /// - Returns: This color for `primary`, otherwise a color with the opacity of the level.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    prominence == .primary
      ? self : UIColor(storage: withAlphaComponent(prominence.alpha).storage, prominence: prominence)
  }
}
