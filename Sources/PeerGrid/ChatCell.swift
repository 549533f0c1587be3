import UIKit

/// A message with its sender's picture. Its height follows from its text by Auto Layout.
final class ChatCell: UICollectionViewCell {
  private static func font(_ size: CGFloat, bold: Bool = false) -> UIFont {
    let font = UIFont(name: "DejaVu Sans", size: size) ?? .systemFont(ofSize: size)
    guard bold, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }
  private static func color(_ value: Int) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255,
      alpha: 1)
  }
  private static let nameFont = font(13, bold: true)
  private static let smallFont = font(11)
  private static let textFont = font(13)
  private static let textColor = color(0xdddddd)
  private static let timeColor = color(0xa8a8a8)
  private static let leftColor = color(0x3a3f47)
  private static let rightColor = color(0x2f5d8a)
  private static let reactionColor = color(0x55606e)

  private let bubble = UIView()
  private let avatar = UIImageView()
  private let nameLabel = UILabel()
  private let timeLabel = UILabel()
  private let textLabel = UILabel()
  private var reactionLabels: [UILabel] = []

  /// Returns the reuse identifier of the cells for a message: those of the same kind have the same constraints.
  static func reuseIdentifier(of message: ChatMessage) -> String {
    (message.isOnTheLeft ? "left" : "right") + (message.hasReactions ? " with reactions" : "")
  }
  static let reuseIdentifiers = ["left", "right", "left with reactions", "right with reactions"]

  func show(_ message: ChatMessage, _ picture: UIImage?) {
    if bubble.superview == nil { build(isOnTheLeft: message.isOnTheLeft, hasReactions: message.hasReactions) }
    avatar.image = picture
    nameLabel.text = message.name
    timeLabel.text = message.time
    textLabel.text = message.text
    for (label, reaction) in zip(reactionLabels, message.reactions) { label.text = reaction }
  }

  private func build(isOnTheLeft: Bool, hasReactions: Bool) {
    bubble.backgroundColor = isOnTheLeft ? Self.leftColor : Self.rightColor
    bubble.layer.cornerRadius = 12
    configure(nameLabel, Self.nameFont, .white)
    configure(timeLabel, Self.smallFont, Self.timeColor)
    configure(textLabel, Self.textFont, Self.textColor)
    textLabel.numberOfLines = 0
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    for view in [bubble, avatar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    for label in [nameLabel, timeLabel, textLabel] { bubble.addSubview(label) }
    let side =
      isOnTheLeft
      ? [
        bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 48),
        avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ]
      : [
        bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -48),
        avatar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ]
    NSLayoutConstraint.activate(
      side + [
        bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        bubble.widthAnchor.constraint(equalTo: contentView.widthAnchor, constant: -160),
        avatar.widthAnchor.constraint(equalToConstant: 40),
        avatar.heightAnchor.constraint(equalToConstant: 40),
        avatar.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
        nameLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
        nameLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
        timeLabel.leadingAnchor.constraint(greaterThanOrEqualTo: nameLabel.trailingAnchor),
        timeLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        timeLabel.lastBaselineAnchor.constraint(equalTo: nameLabel.lastBaselineAnchor),
        textLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
        textLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
        textLabel.trailingAnchor.constraint(equalTo: timeLabel.trailingAnchor),
      ])
    guard hasReactions else {
      textLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8).isActive = true
      return
    }
    addReactions()
  }

  private func configure(_ label: UILabel, _ font: UIFont, _ color: UIColor) {
    label.font = font
    label.textColor = color
    label.translatesAutoresizingMaskIntoConstraints = false
  }

  private func addReactions() {
    var leading = bubble.leadingAnchor
    var space: CGFloat = 12
    for _ in 0..<3 {
      let pill = UIView()
      pill.backgroundColor = Self.reactionColor
      pill.layer.cornerRadius = 10
      pill.translatesAutoresizingMaskIntoConstraints = false
      let label = UILabel()
      configure(label, Self.smallFont, Self.textColor)
      pill.addSubview(label)
      bubble.addSubview(pill)
      NSLayoutConstraint.activate([
        pill.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 6),
        pill.heightAnchor.constraint(equalToConstant: 20),
        pill.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
        pill.leadingAnchor.constraint(equalTo: leading, constant: space),
        label.leadingAnchor.constraint(equalTo: pill.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: pill.trailingAnchor, constant: -8),
        label.centerYAnchor.constraint(equalTo: pill.centerYAnchor),
      ])
      leading = pill.trailingAnchor
      space = 6
      reactionLabels.append(label)
    }
  }
}
