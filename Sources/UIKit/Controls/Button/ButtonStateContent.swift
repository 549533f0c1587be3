import Foundation

/// The content of one state of a button without a configuration.
struct ButtonStateContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var image: UIImage?
  var backgroundImage: UIImage?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}
