// The names by which code is recognized that only serves SwiftUI, which does not exist here.

/// The names that SwiftUI declares and code for UIKit does not use.
enum SwiftUINames {
  /// The protocols of previews, and of what shows a view or a view controller in SwiftUI. They mean
  /// SwiftUI in any file.
  static let bridges: Set = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  /// The names that mean SwiftUI in files that import it, unless a file declares them.
  static let all: Set = bridges.union([
    "SwiftUI",
    // Protocols
    "App", "Scene", "View", "ViewModifier", "DynamicProperty", "PreferenceKey", "EnvironmentKey",
    "Animatable", "AnimatableModifier", "VectorArithmetic", "CustomAnimation", "Transition",
    "GestureState", "Shape", "InsettableShape", "ShapeStyle", "Layout", "LayoutValueKey",
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "ListStyle",
    "TextFieldStyle", "ProgressViewStyle", "GroupBoxStyle", "MenuStyle", "PickerStyle",
    "NavigationViewStyle", "DynamicViewContent", "GeometryEffect", "ToolbarContent", "Commands",
    "UIGestureRecognizerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    "UIViewRepresentableContext", "UIViewControllerRepresentableContext", "Transferable",
    // Wrappers and builders
    "State", "StateObject", "Binding", "Bindable", "ObservedObject", "Environment",
    "EnvironmentObject", "EnvironmentValues", "FetchRequest", "FocusState", "AppStorage",
    "SceneStorage", "ScaledMetric", "Namespace", "ViewBuilder", "SceneBuilder",
    "ToolbarContentBuilder",
    "UIApplicationDelegateAdaptor",
    // Views
    "AnyView", "EmptyView", "TupleView", "ModifiedContent", "GeometryReader", "GeometryProxy",
    "Text", "Image", "AsyncImage", "Label", "Button", "Toggle", "Slider", "Stepper", "Picker",
    "DatePicker", "ColorPicker", "TextField", "SecureField", "TextEditor", "ProgressView", "Gauge",
    "Link", "Menu", "List", "ForEach", "Section", "Group", "GroupBox", "Form", "HStack", "VStack",
    "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "GridItem", "Grid",
    "ScrollView",
    "ScrollViewReader", "ScrollViewProxy", "Spacer", "Divider", "NavigationView", "NavigationStack",
    "NavigationLink", "TabView", "WindowGroup", "Canvas", "TimelineView",
    // Values
    "Color", "Font", "Path", "Angle", "Axis", "Edge", "EdgeInsets", "Alignment",
    "HorizontalAlignment",
    "VerticalAlignment", "UnitPoint", "Animation", "AnimatablePair", "AnyTransition", "Transaction",
    "ColorScheme", "ContentMode", "Gradient", "LinearGradient", "RadialGradient", "AngularGradient",
    "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "AnyShape", "AnyShapeStyle",
    "AnyGesture", "DragGesture", "TapGesture", "LongPressGesture", "MagnificationGesture",
    "LocalizedStringKey", "PresentationMode", "DismissAction", "ProposedViewSize", "ScenePhase",
    "SafeAreaRegions", "TextAlignment", "UIHostingController", "UIHostingConfiguration",
    "PhotosPickerItem",
  ])
}

/// A declaration that was left out, since it only serves SwiftUI.
public struct LeftOut: Hashable, Sendable, Codable {
  /// What it declares, such as `HostedView` or `extension View`.
  public var name: String
  /// The path of the file.
  public var path: String
  /// The position of the declaration.
  public var place: SourcePlace
}
