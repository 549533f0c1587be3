import Foundation

/// An attribute in `AttributeScopes.UIKitAttributes`. Its name is that of its key in `NSAttributedString`.
protocol UIKitTextAttribute: AttributedStringKey {}
