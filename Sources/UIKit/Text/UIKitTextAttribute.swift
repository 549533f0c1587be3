import Foundation

/// An attribute of UIKit's scope, with the name of its key in `NSAttributedString`.
protocol UIKitTextAttribute: AttributedStringKey {}
