import Foundation

extension UIViewController: UIFocusEnvironment {
}
