import CoreGraphics
import Foundation

extension UIButton {
  /// Describes what a button shows and how it looks. Measures and colours are those of iOS 26.
  ///
  /// What is set stays; colours that are not set follow the button's tint, role and state.
  public struct Configuration: Hashable {
    /// How large text, image and paddings are.
    public enum Size: Sendable {
      /// The usual size: text of 17 points. The default.
      case medium
      /// Text of 15 points, less padding.
      case small
      /// Text of 15 points, hardly any padding.
      case mini
      /// Text of 17 points, more padding.
      case large
    }

    /// How round the corners are.
    public enum CornerStyle: Sendable {
      /// `background.cornerRadius` as it is.
      case fixed
      /// `background.cornerRadius`, growing with the user's text size. The default.
      case dynamic
      /// An eighth of the height.
      case small
      /// 0.175 of the height.
      case medium
      /// A quarter of the height.
      case large
      /// Half of the height.
      case capsule
    }

    /// How the control looks on a Mac. Here all of them look as on iOS.
    public enum MacIdiomStyle: Sendable {
      /// As the Mac would have it for the button's kind. The default.
      case automatic
      /// With a bezel.
      case bordered
      /// Without a bezel.
      case borderless
      /// Without a bezel, in the tint colour.
      case borderlessTinted
    }

    /// Where title and subtitle lie beside one another.
    public enum TitleAlignment: Sendable {
      /// In the middle where the image is above or below, else at the leading edge.
      case automatic
      /// At the edge at which text begins.
      case leading
      /// One in the middle of the other.
      case center
      /// At the edge at which text ends.
      case trailing
    }

    /// What is shown behind the title.
    public enum Indicator: Sendable {
      /// Chevrons where the button is a pop-up button. The default.
      case automatic
      /// Nothing.
      case none
      /// Chevrons up and down.
      case popup
    }

    /// Which colours the configuration starts from.
    enum Style: Hashable, Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
      case glass, clearGlass, prominentGlass, prominentClearGlass
    }

    let style: Style
    private var titleStorage: AttributedString?
    private var subtitleStorage: AttributedString?
    private var imageTransformer: ColorTransformerBox?
    private var activityTransformer: ColorTransformerBox?
    private var indicatorTransformer: ColorTransformerBox?
    private var titleTransformer: TextTransformerBox?
    private var subtitleTransformer: TextTransformerBox?
    private var ownInsets: NSDirectionalEdgeInsets?
    var applied = AppliedButtonLook()

    init(_ style: Style) {
      self.style = style
      automaticallyUpdateForSelection = ![.filled, .borderedProminent].contains(style) && !Self.isGlass(style)
      cornerStyle = Self.isGlass(style) ? .capsule : .dynamic
      background = UIBackgroundConfiguration(.button)
      background.cornerRadius = cornerStyle == .dynamic ? Self.dynamicRadius : Self.plainRadius
    }

    /// `background.cornerRadius` by default: 17 where the style is dynamic, else 5.95 (measured on iOS 26.1).
    static let dynamicRadius: CGFloat = 17
    static let plainRadius: CGFloat = 5.95

    static func isGlass(_ style: Style) -> Bool {
      [.glass, .clearGlass, .prominentGlass, .prominentClearGlass].contains(style)
    }

    // MARK: Background

    /// What lies behind the content. Colours that are set here are the same in all states.
    public var background: UIBackgroundConfiguration
    /// How round the corners are. Default dynamic, capsule for glass.
    public var cornerStyle: CornerStyle {
      didSet {
        let was = oldValue == .dynamic ? Self.dynamicRadius : Self.plainRadius
        if background.cornerRadius == was {
          background.cornerRadius = cornerStyle == .dynamic ? Self.dynamicRadius : Self.plainRadius
        }
      }
    }
    /// Sets size of text and paddings. Default medium.
    public var buttonSize: Size = .medium
    /// Default automatic.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The colour of text and image in the normal state; other states are made from it. Default nil: the style's.
    public var baseForegroundColor: UIColor?
    /// The colour behind them in the normal state; other states are made from it. Default nil: the style's.
    public var baseBackgroundColor: UIColor?

    // MARK: Image

    /// Shown beside the title. Default nil.
    public var image: UIImage?
    /// Makes the image's tint of the foreground colour. Default nil.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageTransformer?.transformer }
      set { imageTransformer = ColorTransformerBox(newValue) }
    }
    /// For symbols that say nothing of their own. Default nil: as the title's font, large.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The width that is kept for images, so that several buttons align, in points. Default 0: the image's own.
    public var imageReservation: CGFloat = 0
    /// Whether something turns in the image's place. Default false.
    public var showsActivityIndicator = false
    /// Makes the activity indicator's colour of the foreground colour. Default nil.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityTransformer?.transformer }
      set { activityTransformer = ColorTransformerBox(newValue) }
    }

    // MARK: Text

    /// Default nil. Setting it takes the attributes of `attributedTitle` away.
    public var title: String? {
      get { titleStorage.map { String($0.characters) } }
      set { titleStorage = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes of its own. Default nil.
    public var attributedTitle: AttributedString? {
      get { titleStorage }
      set { titleStorage = newValue }
    }
    /// Changes the title's attributes, font and colour, before it is shown. Default nil.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTransformer?.transformer }
      set { titleTransformer = TextTransformerBox(newValue) }
    }
    /// Default `byWordWrapping`, as many lines as there is room for; the truncating modes keep to one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// A smaller line under the title. Default nil.
    public var subtitle: String? {
      get { subtitleStorage.map { String($0.characters) } }
      set { subtitleStorage = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes of its own. Default nil.
    public var attributedSubtitle: AttributedString? {
      get { subtitleStorage }
      set { subtitleStorage = newValue }
    }
    /// Changes the subtitle's attributes before it is shown. Default nil.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTransformer?.transformer }
      set { subtitleTransformer = TextTransformerBox(newValue) }
    }
    /// Default `byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: Arrangement

    /// The edge at which the image lies: one of them. Default leading.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between image and text. Default 0.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle. Default 1.
    public var titlePadding: CGFloat = 1
    /// Default automatic.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button looks so. Default true; false for filled and glass ones.
    public var automaticallyUpdateForSelection: Bool
    /// Default automatic.
    public var indicator = Indicator.automatic
    /// Makes the indicator's colour of the foreground colour. Default nil.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorTransformer?.transformer }
      set { indicatorTransformer = ColorTransformerBox(newValue) }
    }

    /// Between the edges and the content. Default: what `buttonSize` says (7 and 12 for medium).
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? defaultInsets }
      set { ownInsets = newValue }
    }

    /// Lets `contentInsets` be what the size says.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private var defaultInsets: NSDirectionalEdgeInsets {
      switch buttonSize {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}
