import Foundation

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows. Setting it updates the view. A new configuration must be one that the view
  /// supports.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration. If it cannot, the owner creates a new view for the
  /// configuration.
  ///
  /// The default implementation returns whether the configuration has the same type as the current one.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: `true` if the view can show it.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the view can show a configuration. The default implementation returns whether the configuration
  /// has the same type as the current one.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: `true` if the view can show it.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
