import UIKit

/// A view with a title and a list of reasons. It is shown if there is no other content.
final class MessageView: UIView {
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  init(title: String, lines: [String]) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .boldSystemFont(ofSize: 22)
    titleLabel.textColor = .white
    titleLabel.textAlignment = .center
    detailLabel.text = lines.joined(separator: "\n")
    detailLabel.font = .systemFont(ofSize: 14)
    detailLabel.textColor = UIColor(white: 0.75, alpha: 1)
    detailLabel.textAlignment = .center
    detailLabel.numberOfLines = 0
    addSubview(titleLabel)
    addSubview(detailLabel)
  }

  required init?(coder: NSCoder) { fatalError("MessageView does not support init(coder:); create it in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 48)
    let titleHeight = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let detailHeight = detailLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let top = ((bounds.height - titleHeight - detailHeight - 8) / 2).rounded()
    titleLabel.frame = CGRect(x: 24, y: top, width: width, height: titleHeight)
    detailLabel.frame = CGRect(x: 24, y: top + titleHeight + 8, width: width, height: detailHeight)
  }
}
