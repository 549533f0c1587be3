import UIKit

/// An example application or screen that demonstrates one topic.
public struct Example {
  /// The name of the example on the command line. It contains no spaces.
  public let name: String

  /// A one-line description of the example.
  public let summary: String

  /// A Boolean value that indicates whether the example loads photos from `PhotoWeb.service`. If so, set that address
  /// before the example starts.
  public let needsPhotoService: Bool

  /// A closure that creates the delegate of the application that shows the example.
  public let makeDelegate: @MainActor () -> any UIApplicationDelegate

  /// Creates an example that is a complete application.
  init(name: String, summary: String, application: @escaping @MainActor () -> any UIApplicationDelegate) {
    self.name = name
    self.summary = summary
    needsPhotoService = false
    makeDelegate = application
  }

  /// Creates an example that consists of a screen in a navigation controller.
  init(
    name: String, summary: String, needsPhotoService: Bool = false, screen: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.summary = summary
    self.needsPhotoService = needsPhotoService
    makeDelegate = { ExampleDelegate(makeViewController: screen) }
  }

  /// All examples, in the recommended reading order.
  public static let all: [Example] = [
    Example(
      name: "FirstProgram", summary: "The README's first program: a million swatches in less than forty lines",
      application: { AppDelegate() }),
    Example(
      name: "PhotoStacks", summary: "Stacks of photos with titles on a wall; another number of columns when turned"
    ) {
      AlbumsViewController()
    },
    Example(name: "Circle", summary: "A circle of cells that turns into a grid; cells spin in and shrink away") {
      CircleViewController()
    },
    Example(
      name: "OneHundredPixels", summary: "Photos from a web service: as stacks, as a grid, as covers; tap to go deeper",
      needsPhotoService: true
    ) {
      PixelsViewController(service: PhotoWeb.service)
    },
    Example(name: "Waterfall", summary: "A hundred thousand pictures in columns, as high as their proportions ask") {
      WaterfallViewController()
    },
    Example(name: "SnapToTheMiddle", summary: "A row that comes to rest with a picture in the middle") {
      SnapViewController()
    },
    Example(name: "FromTheCentre", summary: "New cells come from the centre: the guide's listing, and its correction") {
      CentreViewController()
    },
    Example(
      name: "Million", summary: "A million cells of many sizes: jump anywhere, insert anywhere, see the frames' time"
    ) {
      MillionViewController()
    },
    Example(name: "InteractiveTransition", summary: "Two fingers take a grid from fine to coarse, as far as they go") {
      TransitionViewController()
    },
    Example(name: "Pinch", summary: "Two fingers change a number of the layout: the distance of the cells") {
      PinchViewController()
    },
    Example(name: "DoubleTap", summary: "A recognizer of our own that comes before the selection") {
      DoubleTapViewController()
    },
    Example(name: "Reorder", summary: "Hold a picture and move it; one method of the data source is all it takes") {
      ReorderViewController()
    },
    Example(
      name: "EditMenu", summary: "Hold a picture to copy, paste or cut it by the delegate's three methods (listing 2-6)"
    ) {
      EditMenuViewController()
    },
    Example(name: "DeleteSelected", summary: "Select some pictures, delete them in one batch (listing 2-3)") {
      DeleteSelectedViewController()
    },
    Example(
      name: "BackgroundViews", summary: "Cells that turn from red to white by their background views (listing 2-4)"
    ) {
      BackgroundViewsController()
    },
    Example(name: "Highlight", summary: "Cells that are blue while a finger is on them (listing 2-5)") {
      HighlightViewController()
    },
    Example(name: "Contacts", summary: "An address book with an index, and a search with scopes and tokens") {
      ContactsViewController()
    },
    Example(name: "Zoom", summary: "A painting zooms out of its cell, and back to it; drag it down or pinch it") {
      ZoomGridViewController()
    },
    Example(name: "ClassTree", summary: "A hierarchy: sections as depth, connections drawn by supplementary views") {
      ClassTreeViewController()
    },
    Example(name: "Onboarding", summary: "The introduction of an application: pages to swipe, dots, and buttons") {
      OnboardingViewController()
    },
    Example(
      name: "Tabs", summary: "An application with tabs: a bar, a sidebar in wide windows, badges, an album group",
      application: { TabsDelegate() }),
    Example(name: "Calendar", summary: "A month with events: marks below days, and a date picker that adds one") {
      CalendarViewController()
    },
    Example(
      name: "Mail", summary: "A mail app with three columns, of which a narrow window shows one at a time",
      application: { MailDelegate() }),
    Example(
      name: "Settings", summary: "Pages of switches, choices, texts and pickers, which change the application at once",
      application: { SettingsDelegate() }),
    Example(
      name: "Documents", summary: "A document browser, and notes that save themselves and notice other programs",
      application: { DocumentsDelegate() }),
  ]

  /// Returns an example by name.
  ///
  /// - Parameter name: The name of the example. Case is ignored.
  /// - Returns: The example, or `nil` if there is none.
  public static func named(_ name: String) -> Example? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}
