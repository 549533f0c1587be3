// As `_Testing_CoreGraphics`, for `import Testing` beside `import UIKit`.
@_exported import UIKit
