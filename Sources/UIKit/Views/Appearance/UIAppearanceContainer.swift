import Foundation

/// A class whose instances can contain views with an appearance of their own: views, view controllers and presentation
/// controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
