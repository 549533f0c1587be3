// Swift Testing declares that `import Testing` beside `import CoreGraphics` also imports a module of this name, and the
// compiler stops where there is none. Apple's has attachments made of images; Swift Testing does not bring it to Linux.
// This one holds nothing but what it stands on, so that such a test file compiles.
@_exported import CoreGraphics
