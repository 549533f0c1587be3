import Foundation

/// Creates a project that builds with Xcode for iOS and with Tessera for Linux.
package enum NewProject {
  /// Writes a new project to a new folder.
  ///
  /// - Parameters:
  ///   - name: The name of the project: letters, digits and `_`, beginning with a letter.
  ///   - parent: The folder in which the project's folder is created.
  ///   - organization: The beginning of the bundle identifier.
  /// - Returns: The path of the project's folder.
  /// - Throws: A `FileError` if the name is not an identifier or the folder exists.
  @discardableResult
  package static func write(_ name: String, in parent: String, organization: String = "org.example") throws -> String {
    guard name.first?.isLetter ?? false, name == BuildSettings.identifier(name), name.allSatisfy(\.isASCII) else {
      throw FileError(name, "the name of a project must consist of letters, digits and '_', and begin with a letter")
    }
    guard organization.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }) else {
      throw FileError(
        organization,
        "the beginning of a bundle identifier must consist of letters, digits, '.' and '-', as in org.example")
    }
    guard name.utf8.count <= 100 else {
      throw FileError(name, "the name of a project must not be longer than 100 characters")
    }
    let folder = Paths.join(parent, name)
    guard !Paths.exists(folder) else { throw FileError(folder, "the folder exists already; choose another name") }
    var tree = try FileTree(folder)
    for (path, text) in files {
      let place = path.replacingOccurrences(of: "NAME", with: name)
      try tree.write(
        place,
        text.replacingOccurrences(of: "NAME", with: name).replacingOccurrences(of: "ORGANIZATION", with: organization))
    }
    return folder
  }

  /// The contents of the project's files by path. `NAME` and `ORGANIZATION` are placeholders.
  static let files: [(String, String)] = [
    ("NAME.xcodeproj/project.pbxproj", XcodeTemplate.text), ("NAME/AppDelegate.swift", applicationDelegate),
    ("NAME/SceneDelegate.swift", sceneDelegate), ("NAME/ViewController.swift", viewController),
    ("NAME/Assets.xcassets/Contents.json", catalog),
    ("NAME/Assets.xcassets/AccentColor.colorset/Contents.json", accentColor),
    ("NAMETests/NAMETests.swift", tests), (".gitignore", ".DS_Store\nxcuserdata/\n.build/\n"),
  ]

  private static let applicationDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        true
      }

      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }

    """

  private static let sceneDelegate = """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: ViewController())
        window.makeKeyAndVisible()
        self.window = window
      }
    }

    """

  private static let viewController = """
    import UIKit

    class ViewController: UIViewController {
      private(set) var count = 0
      private let label = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "NAME"
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .largeTitle)
        let button = UIButton(type: .system)
        button.setTitle("Count", for: .normal)
        button.addTarget(self, action: #selector(increase), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        label.text = "0"
      }

      @objc func increase() {
        count += 1
        label.text = "\\(count)"
      }
    }

    """

  private static let tests = """
    import XCTest

    @testable import NAME

    final class NAMETests: XCTestCase {
      @MainActor func testTheButtonCounts() {
        let controller = ViewController()
        controller.loadViewIfNeeded()
        controller.increase()
        XCTAssertEqual(controller.count, 1)
      }
    }

    """

  private static let catalog = """
    {
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """

  private static let accentColor = """
    {
      "colors" : [
        {
          "color" : {
            "color-space" : "srgb",
            "components" : { "alpha" : "1.000", "blue" : "0.900", "green" : "0.450", "red" : "0.200" }
          },
          "idiom" : "universal"
        }
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """
}
