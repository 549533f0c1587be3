import CoreGraphics
import Foundation

/// A function that creates the labels that represent dragged URLs.
@MainActor enum URLPreview {
  static func make(_ url: URL, _ title: String?) -> UIView {
    let label = UILabel()
    label.text = title ?? (url.isFileURL ? url.lastPathComponent : url.absoluteString)
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    let fittingSize = label.sizeThatFits(CGSize(width: 280, height: 40))
    label.frame = CGRect(x: 0, y: 0, width: min(300, fittingSize.width + 24), height: fittingSize.height + 16)
    label.backgroundColor = .secondarySystemBackground
    label.layer.cornerRadius = 8
    label.layer.masksToBounds = true
    return label
  }
}
