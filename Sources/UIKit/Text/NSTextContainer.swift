/// The space that text flows into: how wide it is, how far text keeps from its sides, how many lines there are. Used on the
/// main thread once a text view has it.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// Told when text flows otherwise.
  var onChange: (@MainActor () -> Void)?

  /// Points; 0 in a direction: no limit. Its width counts where it does not follow the text view. Default zero.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }
  /// Points between text and the sides. Default 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
  /// The most lines; 0, the default: as many as there are.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
  /// What happens to the last line when there are more: a truncating mode ends it in an ellipsis. Default by words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }
  /// Whether its width is the text view's. Default false; true in a text view that made it itself.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { changed() } } }
  /// Whether its height is the text view's. Stored: text views scroll, or are as high as their text. Default false.
  open var heightTracksTextView = false

  /// A space of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A space without limits.
  public override convenience init() { self.init(size: .zero) }

  private func changed() {
    guard onChange != nil else { return }
    MainActor.assumeIsolated { onChange?() }
  }

  /// Points between the two paddings of a space of that width.
  func room(_ width: CGFloat) -> CGFloat { max(0, width - 2 * max(0, lineFragmentPadding)) }
}
