import Foundation

/// One attribute of UIKit's text, under the name that `NSAttributedString` knows it by.
protocol UIKitTextAttribute: AttributedStringKey {}
