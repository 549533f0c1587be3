import Foundation

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What is shown. Setting a configuration that the view supports changes what it shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show that configuration; where it cannot, a new view is made. Optional: it can, if the
  /// configuration is of the same type as the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Default: those of the type that the view has now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
