/// A paragraph style that can be changed.
///
/// The properties have the same meaning as those of `NSParagraphStyle`. A length that is not finite is replaced by zero,
/// and so is a negative value of a length that cannot be negative.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue.isFinite ? newValue : 0 }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue.isFinite ? newValue : 0 }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue.isFinite ? newValue : 0 }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue.isFinite ? max(0, newValue) : 0 }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue.isFinite ? max(0, newValue) : 0 }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue.isFinite ? max(0, newValue) : 0 }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue.isFinite ? max(0, newValue) : 0 }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue > 0 && newValue < 1e9 ? newValue : 0 }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue > 0 && newValue < 1e9 ? newValue : 0 }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue.isFinite ? max(0, newValue) : 0 }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The tab stops, in the order of their locations. Setting the property to `nil` restores the default tab stops.
  ///
  /// The type differs from that of the same property of `NSParagraphStyle`, as it does in UIKit.
  @_nonoverride
  open var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabStops = newValue?.sorted { $0.location < $1.location } }
  }

  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }

  /// Adds a tab stop and keeps the tab stops sorted by location.
  ///
  /// - Parameter anObject: The tab stop to add.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

  /// Removes the tab stops that are equal to a tab stop.
  ///
  /// - Parameter anObject: The tab stop to compare with.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { !$0.isEqual(anObject) } }

  /// Replaces all values with the values of another paragraph style.
  ///
  /// - Parameter obj: The style to copy from.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
