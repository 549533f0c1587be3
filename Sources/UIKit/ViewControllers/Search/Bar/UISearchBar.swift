import CoreGraphics
import Foundation

/// A bar with a field for search terms, and optionally a prompt, a cancel button and a row of scopes.
///
/// The search bar of a search controller in a navigation item is part of the navigation bar. A search bar can also be
/// used alone, or as the header of a table.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  final let field = UISearchTextField()
  final let announcements = EditingAnnouncements()
  final let background = UIImageView()
  /// The view with the shadow of the field's glass. It has no content.
  final let fieldShadow = UIView()
  final let promptLabel = UILabel()
  final var cancelButton: SearchCancelButton?
  final var scopes: UISegmentedControl?
  final let scopeBackground = UIImageView()
  final var images = SearchBarImages()
  /// The search controller to which the bar belongs, or `nil` if there is none.
  package final weak var searchController: UISearchController?
  /// The placement of the search bar in a navigation bar, or `none` for a search bar that is not in a navigation bar.
  package final var hosting = Hosting.none { didSet { if hosting != oldValue { hostingChanged(from: oldValue) } } }

  /// The placement of a search bar, which determines its margins.
  package enum Hosting {
    /// The search bar is not in a navigation bar.
    case none
    /// The bar is below the title of a navigation bar.
    case stacked
    /// The bar replaces the title of a navigation bar.
    case top
    /// The bar is in the row of a navigation bar's buttons.
    case inline
  }

  /// Creates a search bar with a frame.
  ///
  /// - Parameter frame: The frame of the bar in its superview's coordinate system, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar without a size.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a search bar from data in an unarchiver. Properties are decoded only from nibs and storyboards. With other
  /// data, the search bar is empty.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UISearchBar.self)
  }

  // MARK: Text

  /// The delegate, which is notified of editing and of clicks of the buttons. It is not retained. The default is `nil`.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text of the field. The value is never `nil`, because setting `nil` sets an empty string. Setting the text
  /// calls no method of the delegate (measured on UIKit, case `search-delegate-text` of Tests/Oracle), but updates the
  /// results of an active search controller.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text ?? "" else { return }
      field.text = newValue
      searchController?.textChanged()
    }
  }
  /// A line of text above the field. The default is `nil`.
  open var prompt: String? { didSet { promptChanged() } }
  /// The text to show while the field is empty. The default is `nil`. With this default, the bar of a search controller
  /// shows "Search".
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// The text field in which the user enters the search text. Use it to add tokens or to change the appearance of the
  /// text.
  open var searchTextField: UISearchTextField { field }

  // MARK: Buttons

  /// A Boolean value that determines whether the bookmark button is shown at the end of the empty field. If
  /// `showsSearchResultsButton` is true, the results button is shown instead. The default is `false`.
  open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { updateEndButton() } } }
  /// A Boolean value that determines whether the results button is shown in the search field while the field is empty.
  /// The default is `false`.
  open var showsSearchResultsButton = false { didSet { if showsSearchResultsButton != oldValue { updateEndButton() } } }
  /// A Boolean value that indicates whether the results button is selected. The default is `false`.
  open var isSearchResultsButtonSelected = false { didSet { updateEndButton() } }
  /// A Boolean value that determines whether the cancel button is shown. The default is `false`.
  ///
  /// A search controller shows the button during a search. Setting this property sets
  /// `UISearchController.automaticallyShowsCancelButton` to `false`, so that the search controller no longer shows the
  /// button.
  open var showsCancelButton: Bool {
    get { cancelButton != nil }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button beside the search field. A search controller of the bar no longer shows it automatically.
  ///
  /// - Parameters:
  ///   - showsCancelButton: `true` to show the button.
  ///   - animated: `true` to animate the change.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    showCancel(showsCancelButton, animated: animated)
  }

  // MARK: Scopes

  /// The titles of the scopes. If there are fewer than two titles, no scopes are shown. The default is `nil`.
  open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopeTitlesDidChange() } } }
  /// The index of the selected scope. Setting the index calls no method of the delegate. An index for which there is no
  /// title is ignored if there are titles. The default is 0.
  open var selectedScopeButtonIndex = 0 {
    didSet {
      // "Ignored if out of range" (UISearchBar.h).
      if let titles = scopeButtonTitles, !titles.isEmpty, !titles.indices.contains(selectedScopeButtonIndex) {
        selectedScopeButtonIndex = oldValue
        return
      }
      if scopes?.selectedSegmentIndex != selectedScopeButtonIndex {
        scopes?.selectedSegmentIndex = selectedScopeButtonIndex
      }
      if selectedScopeButtonIndex != oldValue { searchController?.scopeChanged() }
    }
  }
  /// A Boolean value that determines whether the scopes are shown below the field. The default is `false`.
  ///
  /// A search controller shows the scopes during a search. Setting this property sets
  /// `UISearchController.scopeBarActivation` to `manual`, so that the search controller no longer shows the scopes.
  open var showsScopeBar: Bool {
    get { wantsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  final var wantsScopes = false

  /// Shows or hides the segments that select a scope. A search controller of the bar no longer shows them automatically.
  ///
  /// - Parameters:
  ///   - show: `true` to show the scopes.
  ///   - animate: `true` to animate the change.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    searchController?.scopeBarActivation = .manual
    showScopes(show, animated: animate)
  }

  // MARK: Appearance

  /// The style of the bar. The default is `default`.
  open var searchBarStyle = Style.default {
    didSet {
      recordAppearanceValue(\UISearchBar.searchBarStyle, searchBarStyle)
      styleDidChange()
    }
  }
  /// The style of the bar's colors. Every style except `default` makes the bar dark. The default is `default`.
  open var barStyle = UIBarStyle.default {
    didSet {
      recordAppearanceValue(\UISearchBar.barStyle, barStyle)
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
    }
  }
  /// The color of the bar's background, over its glass. The color has no effect with the style `minimal`, which has no
  /// background. The default is `nil`.
  open var barTintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UISearchBar.barTintColor, barTintColor)
      styleDidChange()
    }
  }
  /// A Boolean value that determines whether the background is translucent. The default is `true`, or `false` if the
  /// background image has no transparent pixels.
  ///
  /// A bar that is not translucent has an opaque background in `barTintColor` or, without one, in the system's
  /// background color. It is behind the background image, too. An image without transparent pixels in a bar that has
  /// been set to be translucent is drawn with an opacity of 0.85. A search bar in a navigation bar has no background.
  open var isTranslucent: Bool {
    get { customTranslucency ?? !images.backgroundIsOpaque }
    set {
      recordAppearanceValue(\UISearchBar.isTranslucent, newValue)
      customTranslucency = newValue
      styleDidChange()
    }
  }
  /// The value that the application has set for `isTranslucent`, or nil.
  private(set) final var customTranslucency: Bool?
  /// The image behind the bar. The default is `nil`.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set {
      recordAppearanceValue(\UISearchBar.backgroundImage, newValue)
      setBackgroundImage(newValue, for: .any, barMetrics: .default)
    }
  }
  /// The image behind the scopes. The default is `nil`.
  open var scopeBarBackgroundImage: UIImage? {
    get { scopeBackground.image }
    set {
      recordAppearanceValue(\UISearchBar.scopeBarBackgroundImage, newValue)
      scopeBackground.image = newValue
    }
  }
  /// The offset of the field's background from its default position. The default is zero.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet {
      recordAppearanceValue(
        \UISearchBar.searchFieldBackgroundPositionAdjustment, searchFieldBackgroundPositionAdjustment)
      setNeedsLayout()
    }
  }
  /// The offset of the text from its default position. The default is zero.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet {
      recordAppearanceValue(\UISearchBar.searchTextPositionAdjustment, searchTextPositionAdjustment)
      field.setNeedsLayout()
    }
  }

  /// The color of the caret, of tokens and of the buttons. The default is the tint color of the superview.
  open override dynamic var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  /// A Boolean value that determines whether the bar reacts to the user. The default is `true`.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      field.isEnabled = newValue
      scopes?.isEnabled = newValue
      cancelButton?.isEnabled = newValue
    }
  }
  /// A Boolean value that determines whether dictation begins when the user looks at the microphone. The value is
  /// stored but has no effect. The default is `false`.
  open var isLookToDictateEnabled = false

  /// The view to show above the area of an on-screen keyboard while the field is edited. The default is `nil`.
  open override dynamic var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  private var position = UIBarPosition.any
  /// The position of the bar, which is `any` until the bar is added to a window. The delegate is then asked for the
  /// position.
  open var barPosition: UIBarPosition { position }

  // MARK: First responder

  open override dynamic var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override dynamic func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override dynamic func resignFirstResponder() -> Bool { field.resignFirstResponder() }
  open override dynamic var canResignFirstResponder: Bool { field.canResignFirstResponder }

  // MARK: Text input traits

  /// The automatic capitalization of the field's text. The default is `sentences` (measured on iOS 26.1;
  /// Apple's header says `none`).
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The automatic correction of the field's text. The default is `no`.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// The type of an on-screen keyboard. The default is `default`.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The title of the Return key. The default is `search`.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// A Boolean value that determines whether the Return key is ignored while there is no text. The default is `true`.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// A Boolean value that determines whether the text is shown as dots. The default is `false`.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// The appearance of an on-screen keyboard. The default is `default`.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The setting for spell checking. The default is `default`.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  // MARK: Layout

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // A color can be opaque in one style and translucent in another, and an image can be set for compact heights only.
    styleDidChange()
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      naturalHeightChanged()
    }
  }

  // The delegate is asked once, like that of a navigation bar (inferred from measurements.md 16.13). It can read the position meanwhile.
  open override dynamic func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, let requestedPosition = delegate?.position(for: self), requestedPosition != position {
      position = requestedPosition
      styleDidChange()
    }
    searchController?.searchBarMoved()
  }
}
