import CoreGraphics
import Foundation

extension UIButton {
  /// The content, appearance and layout of a button. Sizes and colors are those of iOS 26.
  ///
  /// Values that were set explicitly do not change. Colors that are not set depend on the button's tint, role and
  /// state.
  public struct Configuration: Hashable {
    /// The size of a button, which determines its font and insets.
    public enum Size: Sendable {
      /// The standard size, with text of 17 points. This is the default.
      case medium
      /// A small button, with text of 15 points and smaller insets.
      case small
      /// The smallest button, with text of 15 points. Its insets are those of `small`.
      case mini
      /// A large button, with text of 17 points and larger insets.
      case large
    }

    /// The rule that determines the corner radius of a button's background.
    public enum CornerStyle: Sendable {
      /// The corner radius is `background.cornerRadius`.
      case fixed
      /// The corner radius is `background.cornerRadius` scaled with the preferred text size. This is the default.
      case dynamic
      /// The corner radius is an eighth of the button's height.
      case small
      /// The corner radius is 0.175 of the button's height.
      case medium
      /// The corner radius is a quarter of the button's height.
      case large
      /// The corner radius is half of the button's height.
      case capsule
    }

    /// The style of a button in the Mac idiom. The value has no effect in Tessera, where buttons look as on iOS.
    public enum MacIdiomStyle: Sendable {
      /// The Mac determines the style from the kind of button. This is the default.
      case automatic
      /// A button with a bezel.
      case bordered
      /// A button without a bezel.
      case borderless
      /// A button without a bezel. Its content has the tint color.
      case borderlessTinted
    }

    /// The alignment of title and subtitle with each other.
    public enum TitleAlignment: Sendable {
      /// The alignment is `center` if the image is above or below the text, otherwise `leading`. This is the default.
      case automatic
      /// Title and subtitle are aligned at their leading edges.
      case leading
      /// Title and subtitle are centered.
      case center
      /// Title and subtitle are aligned at their trailing edges.
      case trailing
    }

    /// The indicator after the title, which marks a button with a menu.
    public enum Indicator: Sendable {
      /// The button shows a pop-up indicator if it is a pop-up button. This is the default.
      case automatic
      /// The button shows no indicator.
      case none
      /// The button shows a pop-up indicator, which consists of a chevron up and a chevron down.
      case popup
    }

    /// The predefined style of a configuration, which determines its default colors.
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
    private var customInsets: NSDirectionalEdgeInsets?
    var appliedStyle = AppliedButtonStyle()

    init(_ style: Style) {
      self.style = style
      automaticallyUpdateForSelection = ![.filled, .borderedProminent].contains(style) && !Self.isGlass(style)
      cornerStyle = Self.isGlass(style) ? .capsule : .dynamic
      background = UIBackgroundConfiguration(.button)
      background.cornerRadius = cornerStyle == .dynamic ? Self.dynamicRadius : Self.plainRadius
    }

    /// The value of `background.cornerRadius` for the corner style `dynamic`, in points. For the other styles it is
    /// 5.95 points (measured on iOS 26.1).
    static let dynamicRadius: CGFloat = 17
    static let plainRadius: CGFloat = 5.95

    static func isGlass(_ style: Style) -> Bool {
      [.glass, .clearGlass, .prominentGlass, .prominentClearGlass].contains(style)
    }

    // MARK: Background

    /// The background of the button. Colors that are set in it are the same in all states.
    public var background: UIBackgroundConfiguration
    /// The rule that determines the corner radius of the background. The default is `capsule` for glass and `dynamic`
    /// for all other styles.
    public var cornerStyle: CornerStyle {
      didSet {
        let oldRadius = oldValue == .dynamic ? Self.dynamicRadius : Self.plainRadius
        if background.cornerRadius == oldRadius {
          background.cornerRadius = cornerStyle == .dynamic ? Self.dynamicRadius : Self.plainRadius
        }
      }
    }
    /// The size of the button, which determines its font and its insets. The default is `medium`.
    public var buttonSize: Size = .medium
    /// The style in the Mac idiom, which has no effect in Tessera. The default is `automatic`.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The color of the text and the image in the normal state. The colors of other states are derived from it.
    ///
    /// The default is `nil`, which uses the color of the style.
    public var baseForegroundColor: UIColor?
    /// The color of the background in the normal state. The colors of other states are derived from it.
    ///
    /// The default is `nil`, which uses the color of the style.
    public var baseBackgroundColor: UIColor?

    // MARK: Image

    /// The image that is shown beside the title. The default is `nil`, which shows the image that is set on the button
    /// for its state.
    public var image: UIImage?
    /// A closure that derives the tint color of the image from the foreground color. The default is `nil`.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageTransformer?.transformer }
      set { imageTransformer = ColorTransformerBox(newValue) }
    }
    /// The symbol configuration for the image. The default is `nil`, which uses the font of the title and the scale
    /// `large`.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The transition that is shown when a symbol replaces another one. The default is `nil`, which shows no transition.
    public var symbolContentTransition: UISymbolContentTransition?
    /// The minimum width that is reserved for the image, in points. Use it to align several buttons with images of
    /// different widths. The default is 0.
    public var imageReservation: CGFloat = 0
    /// A Boolean value that determines whether an activity indicator replaces the image. The default is `false`.
    public var showsActivityIndicator = false
    /// A closure that derives the color of the activity indicator from the foreground color. The default is `nil`,
    /// which uses the foreground color.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityTransformer?.transformer }
      set { activityTransformer = ColorTransformerBox(newValue) }
    }

    // MARK: Text

    /// The title of the button. The default is `nil`, which shows the title that is set on the button for its state.
    ///
    /// Setting this property removes the attributes of `attributedTitle`.
    public var title: String? {
      get { titleStorage.map { String($0.characters) } }
      set { titleStorage = newValue.map { AttributedString($0) } }
    }
    /// The title of the button as an attributed string. The default is `nil`.
    public var attributedTitle: AttributedString? {
      get { titleStorage }
      set { titleStorage = newValue }
    }
    /// A closure that changes the default attributes of the title before it is shown. The default is `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTransformer?.transformer }
      set { titleTransformer = TextTransformerBox(newValue) }
    }
    /// The line break mode of the title. The default is `byWordWrapping`.
    ///
    /// In wrapping modes, the title has as many lines as fit. In truncating modes, it has one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The smaller text under the title. The default is `nil`.
    public var subtitle: String? {
      get { subtitleStorage.map { String($0.characters) } }
      set { subtitleStorage = newValue.map { AttributedString($0) } }
    }
    /// The subtitle of the button as an attributed string. The default is `nil`.
    public var attributedSubtitle: AttributedString? {
      get { subtitleStorage }
      set { subtitleStorage = newValue }
    }
    /// A closure that changes the default attributes of the subtitle before it is shown. The default is `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTransformer?.transformer }
      set { subtitleTransformer = TextTransformerBox(newValue) }
    }
    /// The line break mode of the subtitle. The default is `byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: Arrangement

    /// The edge of the text at which the image is placed. Exactly one edge is allowed. The default is `leading`.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and text, in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points. The default is 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle with each other. The default is `automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// A Boolean value that determines whether a selected button has different colors.
    ///
    /// The default is `false` for filled and glass buttons, and `true` for all others.
    public var automaticallyUpdateForSelection: Bool
    /// The indicator after the title, which marks a button with a menu. The default is `automatic`.
    public var indicator = Indicator.automatic
    /// A closure that derives the color of the indicator from the foreground color. The default is `nil`.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorTransformer?.transformer }
      set { indicatorTransformer = ColorTransformerBox(newValue) }
    }

    /// The distances between the edges of the button and its content, in points.
    ///
    /// The default depends on `buttonSize`. For `medium`, it is 7 points above and below the content and 12 points at
    /// the sides.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customInsets ?? defaultInsets }
      set { customInsets = newValue }
    }

    /// Resets `contentInsets` to the default for `buttonSize`.
    public mutating func setDefaultContentInsets() { customInsets = nil }

    private var defaultInsets: NSDirectionalEdgeInsets {
      switch buttonSize {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}
