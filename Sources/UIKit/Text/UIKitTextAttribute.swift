import Foundation

/// An attribute in UIKit's scope. Its name is that of its key in `NSAttributedString`.
protocol UIKitTextAttribute: AttributedStringKey {}
